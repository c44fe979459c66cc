import { css, styled } from 'styled-components'
import { media, token } from '../tokens/tokens'
import { visuallyHidden } from '../visually-hidden/VisuallyHidden.styles'

export const FieldRoot = styled.div`
  display: grid;
  gap: 6px;
  align-content: start;
  min-width: 0;
`

export const LabelRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 8px;
  min-width: 0;

  &[data-label-hidden] {
    ${visuallyHidden}
  }
`

export const Label = styled.label`
  min-width: 0;
  /* The end of the line wraps before the label becomes too narrow for a word. */
  &:not(:only-child) {
    flex: 1 1 6rem;
  }
  font-size: ${token('size-13')};
  font-weight: ${token('weight-medium')};
  line-height: 1.4;
  overflow-wrap: anywhere;
`

/** The asterisk after the label of a required field. */
export const RequiredMark = styled.span`
  margin-inline-start: 3px;
  color: ${token('danger')};
`

export const LabelEnd = styled.span`
  flex: none;
  color: ${token('text-muted')};
  font-size: ${token('size-12')};
  line-height: 1.4;
`

const line = css`
  font-size: ${token('size-12')};
  line-height: 1.4;
  overflow-wrap: anywhere;
`

export const Help = styled.p`
  ${line}
  color: ${token('text-muted')};
`

/** A live message is always in the page, so that screen readers announce its text. Empty, it takes no space. */
export const Message = styled.p`
  ${line}
  display: flex;
  gap: 5px;
  color: ${token('warning')};

  &[data-tone='danger'] {
    color: ${token('danger')};
  }
  & > svg {
    flex: none;
    width: 0.875rem;
    height: 0.875rem;
    stroke-width: 2;
    margin-top: 1px;
  }
`

/** The outline around every typed or chosen value. The focus ring surrounds all of it. */
export const ControlBox = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  gap: 8px;
  min-width: 0;
  min-height: ${token('control')};
  padding-inline: 10px;
  border: ${token('line')} solid ${token('border-strong')};
  border-radius: ${token('radius')};
  background: ${token('surface')};
  color: ${token('text')};

  &[data-size='large'] {
    min-height: ${token('control-large')};
  }
  &[data-invalid] {
    border-color: ${token('danger')};
  }
  &[data-read-only],
  &[data-disabled] {
    border-style: dashed;
    background: transparent;
    color: ${token('text-muted')};
  }
  &:has(:is(input, textarea, select):focus-visible) {
    outline: ${token('focus-width')} solid ${token('focus')};
    outline-offset: ${token('focus-offset')};
  }
  & > svg {
    flex: none;
    width: ${token('icon')};
    height: ${token('icon')};
    stroke-width: 1.75;
    color: ${token('text-muted')};
  }
  & > button {
    margin-inline-end: -7px;
  }
  ${media.forcedColors} {
    &[data-invalid] {
      border-width: ${token('line-strong')};
    }
  }
`

/** The native control inside a box, which draws the outline, the background and the focus ring. */
export const bare = css`
  flex: 1;
  width: 100%;
  min-width: 0;
  padding: 0;
  border: 0;
  outline: 0;
  background: transparent;
  font-size: ${token('size-14')};
`

/** A legend is not part of the fieldset's layout, so it has its own margin. */
export const GroupRoot = styled.fieldset`
  min-width: 0;
  color: ${token('text')};

  & > ${Message}, & > ${Help} {
    margin-bottom: 6px;
  }
`

export const Legend = styled.legend`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  width: 100%;
  margin-bottom: 6px;
  font-size: ${token('size-13')};
  font-weight: ${token('weight-medium')};
  line-height: 1.4;
  overflow-wrap: anywhere;

  &[data-label-hidden] {
    ${visuallyHidden}
  }
  & > ${LabelEnd} {
    font-weight: ${token('weight-text')};
  }
`

/** The controls of a group, in a column or in wrapping lines. */
export const GroupItems = styled.div`
  display: grid;
  justify-items: start;
  gap: 4px;

  &[data-orientation='horizontal'] {
    display: flex;
    flex-wrap: wrap;
    align-items: flex-start;
    gap: 4px 24px;
  }
`
