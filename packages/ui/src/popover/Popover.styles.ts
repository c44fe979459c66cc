import { Dialog, Popover } from 'react-aria-components'
import { styled } from 'styled-components'
import { focusRingInset, media, token } from '../tokens/tokens'

export const Layer = styled(Popover)`
  display: flex;
  width: max-content;
  min-width: min(12.5rem, calc(100vw - 24px));
  max-width: min(22.5rem, calc(100vw - 24px));
  border: ${token('line')} solid transparent;
  border-radius: ${token('radius-card')};
  background: ${token('raised')};
  box-shadow: ${token('shadow')};
  color: ${token('text')};
  outline: none;

  &[data-size='wide'] {
    max-width: min(30rem, calc(100vw - 24px));
  }
  ${media.narrow} {
    &,
    &[data-size='wide'] {
      max-width: calc(100vw - 24px);
    }
  }
`

export const Panel = styled(Dialog)`
  flex: 1;
  display: flex;
  min-width: 0;
  max-height: inherit;
  outline: none;
`

/** Scrolls if the window is too low. */
export const Body = styled.div`
  flex: 1;
  min-width: 0;
  max-height: inherit;
  overflow: auto;
  overscroll-behavior: contain;
  border-radius: ${token('radius-card')};
  font-size: ${token('size-13')};
  line-height: 1.25rem;
  overflow-wrap: anywhere;
  ${focusRingInset}

  & > div {
    display: grid;
    gap: 8px;
    padding: 12px 16px 16px;
  }
`

/** An invisible tab stop at each end of the panel, which closes it. */
export const TabExit = styled.span`
  position: absolute;
  outline: none;
`

export const Title = styled.h2`
  font-size: ${token('size-14')};
  letter-spacing: 0;
`
