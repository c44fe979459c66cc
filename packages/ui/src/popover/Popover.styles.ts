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
  &[data-size='full'] {
    width: min(27.5rem, 100vw);
    max-width: none;
  }
  ${media.narrow} {
    &,
    &[data-size='wide'] {
      max-width: calc(100vw - 24px);
    }
    &[data-size='full'] {
      width: 100vw;
      max-width: none;
      border-radius: 0;
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
  &[data-size='full'] > div {
    gap: 0;
    padding: 0;
  }
  &[data-size='full'] {
    scroll-padding-top: 3rem;
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

/** Stays above the content that scrolls. */
export const Head = styled.div`
  position: sticky;
  top: 0;
  z-index: 1;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  padding-block: 10px 6px;
  padding-inline: 16px 10px;
  background: ${token('raised')};

  & > h2 {
    font-size: ${token('size-16')};
  }
`
