import { styled } from 'styled-components'
import { media, token } from '../../tokens/tokens'
import { drawingGrid } from '../patterns/drawing-grid.styles'

export const Page = styled.div`
  flex: 1;
  padding: ${token('space-8')} ${token('gutter')};
  ${drawingGrid}
  @media (max-width: 767px) {
    padding-block: ${token('space-5')};
  }
`

export const Column = styled.div`
  display: grid;
  gap: ${token('space-5')};
  max-width: 62rem;
  margin-inline: auto;

  & header {
    padding: 0;
  }
  & header h1 {
    font-size: ${token('size-24')};
  }
`

export const Lead = styled.p`
  margin: 0;
  color: ${token('text-muted')};
  overflow-wrap: anywhere;
`

/** One sheet with a card for each environment, and the way back to the portal below. */
export const Sheet = styled.div`
  overflow: hidden;
  border: ${token('line')} solid ${token('border-strong')};
  border-radius: ${token('radius-card')};
  background: ${token('surface')};
`

export const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  /* Lines between cards, in every number of rows. */
  gap: ${token('line')};
  margin: 0;
  padding: 0;
  background: ${token('border-strong')};
  list-style: none;
  & > :last-child:nth-child(odd) {
    grid-column: 1 / -1;
  }
  @media (max-width: 767px) {
    grid-template-columns: minmax(0, 1fr);
  }
`

export const Card = styled.li`
  display: flex;
  flex-direction: column;
  min-width: 0;
  background: ${token('surface')};

  /* A solid band for production, the hatch for a test environment, as everywhere. */
  &::before {
    content: '';
    flex: none;
    height: 8px;
    border-bottom: ${token('line')} solid ${token('border-strong')};
    background: ${token('sunken')};
  }
  &[data-kind='production']::before {
    background: ${token('text')};
  }
  &[data-kind='test']::before {
    background: repeating-linear-gradient(-45deg, ${token('highlight')} 0 8px, ${token('text-on-highlight')} 8px 16px);
  }
  ${media.forcedColors} {
    &::before {
      forced-color-adjust: none;
    }
  }
`

export const CardBody = styled.div`
  flex: 1;
  display: grid;
  gap: ${token('space-3')};
  align-content: start;
  padding: ${token('space-5')} ${token('space-6')};
  font-size: ${token('size-13')};
  & p {
    margin: 0;
  }
  ${media.narrow} {
    padding: ${token('space-4')};
  }
`

export const CardHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px 10px;
  & > h2 {
    min-width: 0;
    margin: 0;
    font-size: ${token('size-20')};
    overflow-wrap: anywhere;
  }
`

/** Black for production, amber for a test: the two colors of the hatch. */
export const Kind = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  padding: 2px 7px;
  border: ${token('line')} solid transparent;
  border-radius: ${token('radius-tag')};
  background: ${token('text')};
  color: ${token('surface')};
  font-size: ${token('size-12')};
  font-weight: ${token('weight-medium')};
  line-height: 1.125rem;
  &[data-kind='test'] {
    background: ${token('highlight')};
    color: ${token('text-on-highlight')};
  }
  & > svg {
    width: 14px;
    height: 14px;
    stroke-width: 2;
  }
`

export const Host = styled.p`
  margin-top: -8px !important;
  color: ${token('text-muted')};
  font-family: ${token('font-mono')};
  font-size: ${token('size-12')};
  overflow-wrap: anywhere;
`

export const CardFoot = styled.div`
  padding: 0 ${token('space-6')} ${token('space-5')};
  & > button {
    min-height: 40px;
    font-size: ${token('size-14')};
  }
  ${media.narrow} {
    padding: 0 ${token('space-4')} ${token('space-4')};
  }
`

export const Stay = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
  padding: 14px ${token('space-6')};
  border-top: ${token('line')} solid ${token('border-strong')};
  background: ${token('canvas')};
  font-size: ${token('size-13')};
  & > svg {
    flex: none;
    width: ${token('icon')};
    height: ${token('icon')};
    color: ${token('text-muted')};
  }
  & > p {
    flex: 1 1 12.5rem;
    margin: 0;
  }
  ${media.narrow} {
    padding-inline: ${token('space-4')};
    & > a {
      width: 100%;
    }
  }
`
