import { styled } from 'styled-components'
import { token } from '../../tokens/tokens'

/** Fills the page. Where both panes fit, the page has the height of the window (AppFrame), and each pane scrolls. */
export const Split = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;

  &[data-split-page] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: minmax(0, 1fr);
    min-height: 0;
  }
  &[data-beside][data-layout='form'] {
    grid-template-columns: minmax(0, 1fr) 31.25rem;
  }
  &[data-beside][data-layout='reader'] {
    grid-template-columns: 22.5rem minmax(0, 1fr);
  }
`

/** One of the two panes. */
export const Pane = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;

  [data-split-page] > & {
    /* The top bar is outside of the pane that scrolls. */
    --sw-sticky-top: 0px;
    position: relative;
    min-height: 0;
    overflow-y: auto;
    overscroll-behavior: contain;
    scroll-padding-block: calc(${token('head-row')} + ${token('space-2')}) calc(${token('dock')} + ${token('space-2')});
  }
  [data-beside] > & + & {
    border-inline-start: ${token('line')} solid ${token('border')};
  }
`
