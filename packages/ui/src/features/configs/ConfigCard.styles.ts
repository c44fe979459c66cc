import { css, styled } from 'styled-components'
import { ControlBox } from '../../field/Field.styles'
import { media, token } from '../../tokens/tokens'
import { revisionBar } from '../../field/revision-bar.styles'

/** Marks a changed value with the revision bar. */
const REVISION_BAR = css`
  &[data-edited]::before {
    ${revisionBar}
    inset-block: 2px;
    inset-inline-start: -11px;
  }
`

const CARD = `
  position: relative;
  min-width: 0;
  border: ${token('line')} solid ${token('border')};
  border-radius: ${token('radius-card')};
  background: ${token('surface')};
`

/**
 * One config. Outside the viewport its fields have no style and layout, so that a key in a page with hundreds of them stays fast. The search of the browser and Tab reach them.
 */
export const CardForm = styled.form`
  ${CARD}
  content-visibility: auto;
  contain-intrinsic-block-size: auto var(--config-height);

  &[hidden] {
    display: none;
  }
`

export const CardHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-1')} ${token('space-2')};
  min-height: 3rem;
  padding: ${token('space-2')} ${token('space-3')} ${token('space-2')} ${token('space-4')};
  border-block-end: ${token('line')} solid ${token('border')};

  & h2 {
    margin: 0;
    font-size: ${token('size-14')};
    overflow-wrap: anywhere;
  }
  & > [data-part='actions'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space-2')};
    margin-inline-start: auto;
  }
  ${media.narrow} {
    & > [data-part='actions'] {
      flex: 1 1 100%;
      margin: 0;
    }
    & > [data-part='actions'] > * {
      flex: 1 1 auto;
    }
  }
`

/** Notes, conflicts and the JSON of a config. */
export const CardPart = styled.div`
  display: grid;
  gap: ${token('space-3')};
  padding: ${token('space-3')} ${token('space-4')} 0;
  min-width: 0;

  &:empty {
    display: none;
  }
`

export const Body = styled.div`
  min-width: 0;
  padding: ${token('space-3')} ${token('space-4')} ${token('space-4')};
`

/** Three parameters beside each other, one below the other on a phone. */
export const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${token('space-4')} ${token('space-8')};
  ${media.medium} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`

export const Cell = styled.div`
  position: relative;
  min-width: 0;
  ${REVISION_BAR}

  &[hidden] {
    display: none;
  }
  /* A number needs less room than its cell has. */
  &:is([data-kind='number'], [data-kind='positiveNumber']) ${ControlBox} {
    max-width: 9rem;
  }
`

export const CheckCell = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  justify-content: space-between;
  gap: 0 ${token('space-3')};
  min-width: 0;
  ${REVISION_BAR}

  &[hidden] {
    display: none;
  }
`

/** At the end of the line of a label. */
export const Ends = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: end;
  gap: 0 ${token('space-1')};
  min-height: 1.75rem;
  min-width: 0;

  /* The baseline of a text, if it is empty. */
  &::before {
    content: '\\200b';
  }
`

/** Names of the values that another config must fit. */
export const Needs = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${token('space-5')};
  margin: 0;
  padding-inline-start: ${token('space-4')};
  list-style: disc;

  & > li {
    margin-inline-end: ${token('space-2')};
  }
`

export const SkeletonCard = styled.div`
  ${CARD}
`

export const SkeletonBody = styled(Body)`
  min-height: 5.5rem;
`
