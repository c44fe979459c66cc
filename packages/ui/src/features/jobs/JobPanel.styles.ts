import { css, styled } from 'styled-components'
import { dockHeight } from '../../dock/use-dock-height'
import { token } from '../../tokens/tokens'

const stateIcon = css`
  & > svg {
    width: ${token('icon')};
    height: ${token('icon')};
    margin-top: 2px;
    stroke-width: 1.75;
    color: ${token('info')};
  }
  &[data-state='done'] > svg {
    color: ${token('success')};
  }
  &[data-state='failed'] > svg {
    color: ${token('danger')};
  }
`

/** At the end of the window, beside the toasts. Only the cards take pointer events. */
export const Region = styled.section`
  position: fixed;
  inset-inline-end: 16px;
  bottom: calc(${dockHeight} + 16px + env(safe-area-inset-bottom, 0px));
  z-index: calc(${token('z-toast')} - 1);
  width: min(21rem, calc(100% - 24px));
  pointer-events: none;
  @media (max-width: 639px) {
    inset-inline-end: 12px;
  }
`

export const List = styled.ol`
  display: grid;
  gap: 8px;
  max-height: calc(60vh - ${dockHeight});
  overflow: auto;
`

export const Card = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 4px 10px;
  align-items: start;
  padding-block: 10px;
  padding-inline: 12px 8px;
  /* Visible only in forced-colors mode. */
  border: ${token('line')} solid transparent;
  border-radius: ${token('radius-card')};
  background: ${token('raised')};
  color: ${token('text')};
  box-shadow: ${token('shadow')};
  font-size: ${token('size-13')};
  line-height: 1.25rem;
  pointer-events: auto;
  ${stateIcon}
`

export const Body = styled.div`
  display: grid;
  gap: 6px;
  min-width: 0;
  overflow-wrap: anywhere;
`

export const Title = styled.p`
  margin: 0;
  font-weight: 600;
`

export const Details = styled.p`
  margin: 0;
  color: ${token('text-muted')};
`

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`
