import { styled } from 'styled-components'
import { ControlBox, Message } from '../field/Field.styles'
import { Input } from '../text-field/TextField.styles'
import { media, token } from '../tokens/tokens'

export const NameLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 6px;
  min-width: 0;
  font-size: ${token('size-13')};
  line-height: ${token('leading-tight')};
`

export const Name = styled.label`
  min-width: 0;
  overflow-wrap: anywhere;
`

export const SavedText = styled.span`
  color: ${token('text-muted')};
  font-size: ${token('size-12')};
  white-space: nowrap;
`

export const Swatch = styled.i`
  flex: none;
  align-self: center;
  width: 10px;
  height: 10px;
  border-radius: 2px;
  box-shadow: inset 0 0 0 1px ${token('swatch-edge')};
  forced-color-adjust: none;
`

/** Monospaced, so that digits of different rows align. */
export const WeightInput = styled(Input)`
  &[data-align='end'] {
    flex: 1;
    font-family: ${token('font-mono')};
    font-size: ${token('size-13')};
  }
`

/** The share of 100, below the name. */
export const Bar = styled.div`
  grid-column: 1;
  height: 3px;
  margin-inline-end: 12px;
  border-radius: 2px;
  background: ${token('sunken')};
  overflow: hidden;

  & > i {
    display: block;
    height: 100%;
    background: ${token('accent')};
  }
  ${media.forcedColors} {
    & > i {
      forced-color-adjust: none;
      background: Highlight;
    }
  }
`

/** Name, weight, rest and lock in one line; the share and the error below. */
export const Row = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(5.75rem, auto);
  grid-auto-columns: auto;
  align-items: center;
  gap: 0 ${token('space-1')};
  padding-block: 3px;
  padding-inline: 12px 6px;

  & > ${ControlBox} {
    grid-column: 2;
    width: 5.75rem;
    margin-inline-end: 4px;
  }
  & > button:nth-of-type(1) {
    grid-column: 3;
  }
  & > button:nth-of-type(2) {
    grid-column: 4;
  }
  & > ${Message} {
    grid-column: 1 / -1;
    justify-content: end;
    padding-block: 2px 4px;
  }
  /* In a narrow container the name and the share have a line of their own. */
  @container (max-width: 22rem) {
    display: flex;
    flex-wrap: wrap;
    gap: 4px ${token('space-1')};
    padding-block: 6px;

    & > :is(${NameLine}, ${Bar}, ${Message}) {
      flex: 0 0 100%;
      margin: 0;
      padding: 0;
    }
    & > ${Bar} {
      order: 1;
    }
    & > ${Message} {
      order: 2;
      justify-content: start;
    }
    & > ${ControlBox} {
      flex: 1 1 3rem;
    }
  }
  /* The revision bar marks an unsaved change. */
  &[data-changed]::before {
    content: '';
    position: absolute;
    inset-block: 6px;
    inset-inline-start: 2px;
    width: 3px;
    border-radius: 2px;
    background: ${token('highlight-line')};
  }
  ${media.forcedColors} {
    &[data-changed]::before {
      forced-color-adjust: none;
    }
  }
`
