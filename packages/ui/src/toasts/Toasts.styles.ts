import { css, styled } from 'styled-components'
import { dockHeight } from '../dock/use-dock-height'
import { focusRingInset, token } from '../tokens/tokens'

/** The sign of a kind; shared with the history. */
export const kindSign = css`
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

/** Lets the pointer through beside the toasts; the room between two of them belongs to neither. */
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
  /* Seen where colors are forced, and only there. */
  border: ${token('line')} solid transparent;
  border-radius: ${token('radius-card')};
  background: ${token('raised')};
  color: ${token('text')};
  box-shadow: ${token('shadow')};
  font-size: ${token('size-13')};
  line-height: 1.25rem;
  pointer-events: auto;
  transition: translate ${token('slow')} ${token('ease')};

  /* Its words come a moment after it, so that they are heard; until then it is not seen. */
  &:not([data-told]) {
    opacity: 0;
    translate: 0 8px;
  }
  ${kindSign}
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

/** A long text of a server scrolls; a toast never fills the window. */
export const Text = styled.div`
  min-width: 0;
  min-height: 1.25rem;
  max-height: 10rem;
  overflow: auto;
  ${focusRingInset}
`
