import { styled } from 'styled-components'
import { focusRingInset, media, token } from '../tokens/tokens'

export const Bar = styled.section`
  position: sticky;
  bottom: 0;
  z-index: ${token('z-dock')};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
  min-height: ${token('dock')};
  margin-top: auto;
  padding: 8px ${token('gutter')} calc(8px + env(safe-area-inset-bottom, 0px));
  border-top: ${token('line-strong')} solid ${token('highlight-line')};
  background: ${token('raised')};
  color: ${token('text')};
  font-size: ${token('size-13')};

  &[data-state='failed'] {
    border-top-color: ${token('danger')};
  }
`

/** Number and list of changes. Narrow screens show only the number. */
export const Facts = styled.div`
  display: flex;
  flex: 1 1 0;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;
  min-width: min(12rem, 100%);

  ${media.narrow} {
    /* With large text, the buttons wrap below the count. */
    min-width: min(8rem, 100%);
    & > ul {
      display: none;
    }
    /* An error message needs the whole width. */
    [data-state='failed'] > & {
      flex-basis: 100%;
    }
  }
`

export const Count = styled.span`
  font-weight: ${token('weight-medium')};
`

/** Long server messages scroll, so that the bar never covers the page. */
export const Failure = styled.div`
  min-width: 0;
  max-height: min(7.5rem, 25vh);
  overflow: auto;
  color: ${token('danger')};
  font-weight: ${token('weight-medium')};
  overflow-wrap: anywhere;
  ${focusRingInset}

  &:empty {
    position: absolute;
  }
`

export const Words = styled.div`
  display: flex;
  gap: 6px;

  & > svg {
    flex: none;
    width: ${token('icon')};
    height: ${token('icon')};
    margin-top: 2px;
    stroke-width: 1.75;
  }
`

export const Warning = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  color: ${token('warning')};
  font-size: ${token('size-12')};

  & > svg {
    flex: none;
    width: 14px;
    height: 14px;
  }
  ${media.narrow} {
    display: none;
  }
`

export const Buttons = styled.div`
  display: flex;
  flex: none;
  gap: 8px;
  margin-inline-start: auto;

  ${media.narrow} {
    & kbd {
      display: none;
    }
  }
`

/** List of all changes above the bar, in the top layer. */
export const All = styled.div`
  position: fixed;
  inset: auto;
  margin: 0;
  max-width: min(30rem, calc(100vw - 24px));
  max-height: min(24rem, 60vh);
  padding: 12px;
  overflow: auto;
  /* Visible only in forced-colors mode. */
  border: ${token('line')} solid transparent;
  border-radius: ${token('radius-card')};
  background: ${token('raised')};
  color: ${token('text')};
  box-shadow: ${token('shadow')};
  font-size: ${token('size-13')};
`
