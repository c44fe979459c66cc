import { keyframes, styled } from 'styled-components'
import { media, token } from '../../tokens/tokens'
import { WideBody } from './SiteScreens.styles'

/** The editor without space above it: its steps are ruled off from the header, over the whole width. */
export const BulkBody = styled(WideBody)`
  margin-block-start: ${token('space-4')};
  padding-block-start: 0;
  border-block-start: ${token('line')} solid ${token('border')};

  & [data-part='steps'] {
    margin-inline: calc(-1 * ${token('gutter')});
    padding-inline: ${token('gutter')};
    background: ${token('canvas')};
  }
`

/** The creation, from its start to its end. */
export const Panel = styled.section`
  display: grid;
  gap: ${token('space-2')};
  min-width: 0;
  padding: ${token('space-3')} ${token('space-4')};
  border: ${token('line')} solid ${token('border')};
  border-radius: ${token('radius-card')};
  background: ${token('surface')};

  ${media.narrow} {
    & > :first-child {
      grid-template-columns: minmax(0, 1fr);
      justify-items: start;
    }
    & > :first-child > :first-child {
      justify-self: stretch;
    }
  }
  & > p {
    margin: 0;
    color: ${token('text-muted')};
    font-size: ${token('size-12')};
    font-variant-numeric: tabular-nums;
  }
`

/** Many roots scroll. */
export const RootScroll = styled.div`
  max-height: 20rem;
  overflow-y: auto;
`

/** The roots in columns, each read from top to bottom. */
export const RootList = styled.ul`
  columns: 4 14rem;
  column-gap: ${token('space-5')};
  margin: 0;
  padding: 0;
  list-style: none;
  font-size: ${token('size-13')};
`

const spin = keyframes`
  to { transform: rotate(360deg); }
`

export const RootItem = styled.li`
  display: flex;
  gap: ${token('space-2')};
  min-width: 0;
  padding-block: ${token('space-1')};
  break-inside: avoid;
  overflow-wrap: anywhere;

  & > span {
    min-width: 0;
  }
  & > svg {
    flex: none;
    width: ${token('icon')};
    height: ${token('icon')};
    margin-block-start: 2px;
  }
  & small {
    color: ${token('text-muted')};
    font-size: ${token('size-12')};
  }
  &[data-state='waiting'] {
    color: ${token('text-muted')};
  }
  &[data-state='created'] > svg {
    color: ${token('success')};
  }
  &[data-state='creating'] {
    font-weight: ${token('weight-medium')};
  }
  &[data-state='creating'] > svg {
    animation: ${spin} ${token('spin')} linear infinite;
    color: ${token('accent')};
  }
  &[data-state='failed'],
  &[data-state='failed'] small {
    color: ${token('danger')};
  }
`
