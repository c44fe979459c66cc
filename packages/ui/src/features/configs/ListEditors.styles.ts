import { styled } from 'styled-components'
import { media, token } from '../../tokens/tokens'

export const SubConfigs = styled.div`
  display: grid;
  gap: ${token('space-4')};
`

/** One part of a config that has several alike. */
export const SubConfig = styled.section`
  min-width: 0;

  & + & {
    padding-block-start: ${token('space-4')};
    border-block-start: ${token('line')} solid ${token('border')};
  }
  & > header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${token('space-2')};
  }
  & h3 {
    margin: 0 0 ${token('space-2')};
    font-size: ${token('size-13')};
  }
`

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-2')};
  margin-block-start: ${token('space-4')};
`

/** The texts of a label, and its preview beside them. */
export const LabelColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
  gap: ${token('space-4')} ${token('space-8')};
  ${media.medium} {
    grid-template-columns: minmax(0, 1fr);
  }
`

export const LabelFields = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-content: start;
  gap: ${token('space-3')} ${token('space-4')};

  & > [data-wide] {
    grid-column: 1 / -1;
  }
  & textarea {
    font-family: ${token('font-mono')};
  }
  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`

/** The label as it is printed, on white paper in every theme. */
export const Preview = styled.figure`
  display: grid;
  align-content: start;
  justify-items: start;
  gap: ${token('space-2')};
  min-width: 0;
  margin: 0;

  & img {
    max-width: 100%;
    max-height: 20rem;
    border: ${token('line')} solid ${token('border-strong')};
    object-fit: contain;
  }
  & figcaption {
    color: ${token('text-muted')};
    font-size: ${token('size-12')};
  }
`
