import { css, styled } from 'styled-components'
import { media, token } from '../../tokens/tokens'

/** The pane of a form beside a list is as narrow as the window of a tablet. */
const IN_PANE = "[data-detail-pane='form'] &"

const oneColumn = css`
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: none;
  grid-auto-flow: row;
  /* On a tall screen, a short form does not spread its sections. */
  align-content: start;
`

/** Two columns of sections on one grid of rules, so that sections beside each other start on the same line. */
export const Sheet = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 8fr) minmax(0, 5fr);
  grid-template-rows: auto 1fr;
  grid-auto-flow: row dense;
  min-width: 0;

  ${media.medium} {
    ${oneColumn}
  }
  ${IN_PANE} {
    ${oneColumn}
  }
`

/** Its sections are cells of the sheet, in the order in which they are read: the main column, then the other. */
export const Column = styled.div`
  display: contents;

  & > section {
    grid-column: 1;
  }
  & > section:only-child {
    grid-row: 1 / -1;
  }
  & > section + section {
    border-block-start: ${token('line')} solid ${token('border')};
  }
  & + & > section {
    grid-column: 2;
    border-inline-start: ${token('line')} solid ${token('border')};
  }
  &:only-child > section {
    grid-column: 1 / -1;
  }

  ${media.medium} {
    & > section,
    & + & > section,
    & > section:only-child {
      grid-column: 1;
      grid-row: auto;
    }
    & + & > section {
      border-inline-start: 0;
      border-block-start: ${token('line')} solid ${token('border')};
    }
  }
  /* Not nested, because "& + &" would ask for two panes. */
  ${IN_PANE} > section,
  ${IN_PANE} + & > section,
  ${IN_PANE} > section:only-child {
    grid-column: 1;
    grid-row: auto;
  }
  ${IN_PANE} + & > section {
    border-inline-start: 0;
    border-block-start: ${token('line')} solid ${token('border')};
  }
`

export const Section = styled.section`
  min-width: 0;
  padding: ${token('space-5')} ${token('gutter')} ${token('space-6')};
`

export const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space-3')};
  min-height: ${token('control')};
  margin-bottom: ${token('space-2')};

  & > h2 {
    font-size: ${token('size-16')};
    line-height: ${token('leading-tight')};
  }
`

/** Says which mark means required. */
export const Legend = styled.p`
  flex: none;
  color: ${token('text-muted')};
  font-size: ${token('size-12')};
`

/** Fields in pairs, one below the other where there is no space for two. */
export const FieldPairs = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${token('space-4')} ${token('space-6')};

  & > * {
    min-width: 0;
  }
  & > [data-wide] {
    grid-column: 1 / -1;
  }
  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`

/** Checkboxes, each with what it does. */
export const Choices = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-3')};
`

/** Read-only values between rules. */
export const RuledList = styled.div`
  border: ${token('line')} solid ${token('border')};
  border-radius: ${token('radius-card')};

  & dl > div {
    padding-inline: ${token('space-3')};
  }
  & dd {
    justify-content: flex-end;
    text-align: end;
  }
`
