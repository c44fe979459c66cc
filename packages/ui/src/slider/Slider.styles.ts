import { css, styled } from 'styled-components'
import { ControlBox } from '../field/Field.styles'
import { media, token } from '../tokens/tokens'

/** With large text on a small page the number wraps under the slider. */
export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;
  min-width: 0;
  position: relative;
`

const thumb = css`
  box-sizing: border-box;
  width: 1.125rem;
  height: 1.125rem;
  border: ${token('line-strong')} solid ${token('accent')};
  border-radius: ${token('radius-round')};
  background: ${token('surface')};
`

const track = css`
  box-sizing: border-box;
  height: 0.5rem;
  border: ${token('line')} solid ${token('border-strong')};
  border-radius: ${token('radius-round')};
  background: linear-gradient(
    var(--slider-to, to right),
    ${token('accent')} calc(var(--slider-share) * 100%),
    ${token('sunken')} calc(var(--slider-share) * 100%)
  );
`

/** The native slider, for its role, keys and touch. */
export const Range = styled.input`
  flex: 1 1 6rem;
  appearance: none;
  min-width: 4rem;
  width: 100%;
  height: ${token('control')};
  margin: 0;
  background: transparent;
  border-radius: ${token('radius')};
  cursor: pointer;

  :dir(rtl) > & {
    --slider-to: to left;
  }
  &::-webkit-slider-runnable-track {
    ${track}
  }
  &::-moz-range-track {
    ${track}
  }
  &::-webkit-slider-thumb {
    ${thumb}
    appearance: none;
    /* Centered on the track, its border included. */
    margin-top: calc((0.5rem - 1.125rem) / 2 - ${token('line')});
  }
  &::-moz-range-thumb {
    ${thumb}
  }
  /* Without a number, a thumb would show one. The focus shows where the keys start. */
  &[data-none]:not(:focus-visible)::-webkit-slider-thumb {
    visibility: hidden;
  }
  &[data-none]:not(:focus-visible)::-moz-range-thumb {
    visibility: hidden;
  }
  &[data-fixed] {
    cursor: not-allowed;
  }
  &[data-fixed]::-webkit-slider-runnable-track {
    border-style: dashed;
    background: transparent;
  }
  &[data-fixed]::-moz-range-track {
    border-style: dashed;
    background: transparent;
  }
  &[data-fixed]::-webkit-slider-thumb {
    border-color: ${token('border-strong')};
  }
  &[data-fixed]::-moz-range-thumb {
    border-color: ${token('border-strong')};
  }
  ${media.forcedColors} {
    forced-color-adjust: none;

    &::-webkit-slider-runnable-track {
      border-color: CanvasText;
      background: linear-gradient(
        var(--slider-to, to right),
        Highlight calc(var(--slider-share) * 100%),
        Canvas calc(var(--slider-share) * 100%)
      );
    }
    &::-webkit-slider-thumb {
      border-color: CanvasText;
      background: Canvas;
    }
  }
`

/** The number beside the slider. */
export const NumberBox = styled(ControlBox)`
  flex: none;
  width: 4.5rem;
`
