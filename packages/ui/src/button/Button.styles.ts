import { css, keyframes, styled } from 'styled-components'
import { Link } from '../link/Link'
import { media, token } from '../tokens/tokens'

const spin = keyframes`
  to { rotate: 1turn; }
`

/** Shared by buttons and links. States are attributes: tone, size, pressed, disabled, busy. */
const look = css`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 6px;
  flex-shrink: 0;
  max-width: 100%;
  min-height: ${token('control')};
  padding: 2px 12px;
  border: ${token('line')} solid ${token('border-strong')};
  border-radius: ${token('radius')};
  background: ${token('surface')};
  color: ${token('text')};
  font-size: ${token('size-13')};
  font-weight: ${token('weight-medium')};
  line-height: ${token('leading-tight')};
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition:
    background ${token('fast')} ${token('ease')},
    border-color ${token('fast')} ${token('ease')};

  &:hover {
    background: ${token('hover')};
  }
  & > svg {
    flex: none;
    width: ${token('icon')};
    height: ${token('icon')};
    stroke-width: 1.75;
  }
  & > svg:first-child:not(:only-child) {
    margin-inline-start: -3px;
  }
  & > kbd {
    margin-inline-end: -5px;
  }

  &[data-size='small'] {
    min-height: ${token('control-small')};
    padding-inline: 9px;
  }
  &[data-size='large'] {
    min-height: ${token('control-large')};
  }
  &[data-wide] {
    width: 100%;
  }

  &[data-tone='primary'] {
    background: ${token('accent')};
    border-color: ${token('accent')};
    color: ${token('text-on-accent')};
  }
  &[data-tone='primary']:hover {
    background: ${token('accent-hover')};
    border-color: ${token('accent-hover')};
  }
  &[data-tone='danger'] {
    color: ${token('danger')};
    border-color: ${token('danger')};
  }
  &[data-tone='danger-solid'] {
    background: ${token('danger-solid')};
    border-color: ${token('danger-solid')};
    color: ${token('text-on-accent')};
  }
  &[data-tone='danger-solid']:hover {
    background: ${token('danger-solid-hover')};
    border-color: ${token('danger-solid-hover')};
  }
  &[data-tone='primary'] > kbd,
  &[data-tone='danger-solid'] > kbd {
    background: none;
    border-color: currentColor;
    border-bottom-width: ${token('line')};
    color: inherit;
  }
  &[data-tone='ghost'] {
    border-color: transparent;
    background: transparent;
  }
  &[data-tone='ghost']:hover {
    background: ${token('sunken')};
  }
  &[data-tone='link'] {
    min-height: ${token('target-min')};
    padding: 0 2px;
    border: 0;
    background: none;
    color: ${token('accent-text')};
  }
  &[data-tone='link']:hover {
    text-decoration: underline;
    background: none;
  }

  &[data-icon-only] {
    flex: none;
    width: ${token('control')};
    /* The least target size (WCAG 2.5.8), in a container that is narrower too. */
    min-width: ${token('target-min')};
    padding: 0;
    color: ${token('text-muted')};
  }
  &[data-icon-only][data-size='small'] {
    width: ${token('control-small')};
  }
  &[data-icon-only][data-size='large'] {
    width: ${token('control-large')};
  }
  &[data-icon-only]:hover {
    color: ${token('text')};
  }
  &[data-icon-only][data-tone='primary'],
  &[data-icon-only][data-tone='danger-solid'] {
    color: ${token('text-on-accent')};
  }
  &[data-icon-only][data-tone='danger'] {
    color: ${token('danger')};
  }
  &[data-icon-only] > svg:first-child {
    margin: 0;
  }
  &[aria-pressed='true'] {
    background: ${token('accent-subtle')};
    color: ${token('accent-text')};
    border-color: ${token('accent')};
  }

  /* Dashed: cannot be pressed now. */
  &[aria-disabled='true'],
  &[aria-disabled='true']:hover {
    background: transparent;
    border: ${token('line')} dashed ${token('border-strong')};
    color: ${token('text-muted')};
    text-decoration: none;
    cursor: not-allowed;
  }
  &[data-tone='ghost'][aria-disabled='true'] {
    border-color: transparent;
  }
  &[data-tone='link'][aria-disabled='true'] {
    border: 0;
    text-decoration: underline dashed ${token('line')};
    text-underline-offset: 4px;
  }
  &[aria-busy='true'],
  &[aria-busy='true']:hover {
    cursor: progress;
  }
  &[aria-busy='true'] > svg:first-child {
    animation: ${spin} ${token('spin')} linear infinite;
  }

  ${media.forcedColors} {
    &[data-tone='primary']:not([aria-disabled='true']),
    &[data-tone='danger-solid']:not([aria-disabled='true']),
    &[aria-pressed='true'] {
      /* The backplate of text would hide the label on the fill. */
      forced-color-adjust: none;
      background: Highlight;
      border-color: Highlight;
      color: HighlightText;
    }
    &[data-tone='ghost']:not(:hover, :focus-visible, [aria-pressed='true']) {
      border-color: Canvas;
    }
  }
`

export const ButtonRoot = styled.button`
  ${look}
`

export const ButtonLinkRoot = styled(Link)`
  ${look}
`
