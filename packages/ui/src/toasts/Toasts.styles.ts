import { css, styled } from 'styled-components'
import { dockHeight } from '../dock/use-dock-height'
import { focusRingInset, token } from '../tokens/tokens'

/** Color and size of the kind's icon; shared with the history. */
export const kindIcon = css`
  & > svg {
    width: ${token('icon')};
    height: ${token('icon')};
    margin-top: 2px;
    stroke-width: 1.75;
  }
  &[data-kind='success'] > svg {
    color: ${token('success')};
  }
  &[data-kind='error'] > svg {
    color: ${token('danger')};
  }
  &[data-kind='warning'] > svg {
    color: ${token('warning')};
  }
  &[data-kind='info'] > svg {
    color: ${token('info')};
  }
`

/** Only the toasts take pointer events; the space around them lets clicks through. */
export const Region = styled.section`
  position: fixed;
  inset-inline: 12px;
  bottom: calc(${dockHeight} + 16px + env(safe-area-inset-bottom, 0px));
  z-index: ${token('z-toast')};
  pointer-events: none;
`

export const List = styled.ol`
  display: grid;
  gap: 8px;
  width: min(27.5rem, 100%);
  max-height: calc(100vh - ${dockHeight} - 32px);
  margin: 0 auto;
`

export const Card = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 10px;
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
  transition: translate ${token('slow')} ${token('ease')};

  /* Hidden until its text arrives, a moment after the live region. */
  &:not([data-announced]) {
    opacity: 0;
    translate: 0 8px;
  }
  ${kindIcon}
  & > button {
    width: ${token('target-min')};
    min-height: ${token('target-min')};
    margin-block: -2px;
  }
  & > button > svg {
    width: 0.875rem;
    height: 0.875rem;
    stroke-width: 2;
  }
`

export const Words = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 6px;
  min-width: 0;
  overflow-wrap: anywhere;

  & > button {
    min-height: 1.25rem;
    line-height: 1.25rem;
  }
`

/** Long server messages scroll, so that a toast never fills the window. */
export const Text = styled.div`
  min-width: 0;
  min-height: 1.25rem;
  max-height: 10rem;
  overflow: auto;
  ${focusRingInset}
`
