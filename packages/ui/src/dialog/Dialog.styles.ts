import { Dialog as AriaDialog, Modal, ModalOverlay } from 'react-aria-components'
import { keyframes, styled } from 'styled-components'
import { focusRingInset, media, token } from '../tokens/tokens'

/** Moves without fading, so that text is never translucent. */
const arrive = keyframes`
  from { transform: translateY(8px); }
`

export const Scrim = styled(ModalOverlay)`
  position: fixed;
  inset: 0 0 auto;
  /* Excludes the on-screen keyboard. */
  height: var(--visual-viewport-height, 100%);
  z-index: ${token('z-dialog')};
  display: flex;
  align-items: center;
  justify-content: center;
  padding: 24px 12px;
  background: ${token('scrim')};

  ${media.narrow} {
    padding: 24px 0 0;
    align-items: flex-end;
  }
`

export const Sheet = styled(Modal)`
  display: flex;
  width: 100%;
  max-width: 30rem;
  max-height: 100%;
  min-height: 0;
  border: ${token('line')} solid transparent;
  border-radius: ${token('radius-card')};
  background: ${token('raised')};
  box-shadow: ${token('shadow')};
  overflow: hidden;
  animation: ${arrive} ${token('slow')} ${token('ease')};

  &[data-size='wide'] {
    max-width: 47.5rem;
  }
  ${media.narrow} {
    &,
    &[data-size='wide'] {
      max-width: none;
    }
    border-end-start-radius: 0;
    border-end-end-radius: 0;
    padding-bottom: env(safe-area-inset-bottom);
  }
`

/** Receives the keys of a panel without a box of its own. */
export const KeyBoundary = styled.div`
  display: contents;
`

export const Panel = styled(AriaDialog)`
  display: flex;
  flex-direction: column;
  flex: 1;
  min-width: 0;
  min-height: 0;
  /* Scrolls only when the title and the buttons alone are taller than the window. Otherwise the body scrolls. */
  overflow: auto;
  color: ${token('text')};
  outline: none;
`

export const Head = styled.div`
  display: flex;
  align-items: flex-start;
  gap: 8px;
  padding-block: 14px 0;
  padding-inline: 20px 12px;
`

export const Title = styled.h2`
  flex: 1;
  min-width: 0;
  /* Aligns the first line with the close button. */
  padding-block: 4px;
  font-size: ${token('size-16')};
  overflow-wrap: anywhere;
`

export const Body = styled.div`
  flex: 0 1 auto;
  /* At least one line stays visible. */
  min-height: 3.5rem;
  overflow: auto;
  overscroll-behavior: contain;
  font-size: ${token('size-14')};
  ${focusRingInset}
`

export const Content = styled.div`
  display: grid;
  gap: 16px;
  padding: 12px 20px 20px;
  overflow-wrap: anywhere;
`

export const Foot = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: 8px;
  padding: 12px 20px;
  border-top: ${token('line')} solid ${token('border')};

  ${media.narrow} {
    /* Width by content: equal widths would break the longer text. */
    & > button,
    & > a {
      flex: 1 1 auto;
    }
  }
`
