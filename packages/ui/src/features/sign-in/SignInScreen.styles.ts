import { styled } from 'styled-components'
import { token } from '../../tokens/tokens'

export const Page = styled.main`
  display: grid;
  place-items: center;
  min-height: 100dvh;
  padding: ${token('space-8')} ${token('space-3')};
  background-color: ${token('canvas')};
  background-image:
    linear-gradient(${token('grid-line')} 1px, transparent 0),
    linear-gradient(90deg, ${token('grid-line')} 1px, transparent 0);
  background-size: 24px 24px;
  background-position: 50% 0;
  &:focus {
    outline: none;
  }
`

export const Sheet = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 400px);
  max-width: 100%;
  background: ${token('surface')};
  border: ${token('line')} solid ${token('border-strong')};
  border-radius: ${token('radius-card')};
  overflow: hidden;
  &[data-demo] {
    grid-template-columns: minmax(0, 400px) minmax(0, 480px);
  }
  @media (max-width: 960px) {
    &[data-demo] {
      grid-template-columns: minmax(0, 440px);
    }
  }
`

export const FormPane = styled.div`
  display: grid;
  align-content: start;
  gap: ${token('space-5')};
  min-width: 0;
  padding: 36px 36px ${token('space-8')};
  & h1 {
    margin: 0;
    font-size: ${token('size-24')};
  }
  & form {
    display: grid;
    gap: ${token('space-5')};
  }
  & button[type='submit'] {
    min-height: ${token('control-coarse')};
  }
  @media (max-width: 639px) {
    padding: ${token('space-6')} ${token('space-4')};
  }
`

export const BrandLine = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
  margin-bottom: ${token('space-4')};
  font-weight: ${token('weight-strong')};
`

export const TitleBlock = styled.dl`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  margin: 0;
  border-top: ${token('line')} solid ${token('border-strong')};
  font-size: ${token('size-12')};
  & > div {
    flex: 1 1 auto;
    padding: 7px ${token('space-5')} ${token('space-2')};
    border-inline-end: ${token('line')} solid ${token('border')};
  }
  & > div:last-child {
    border-inline-end: 0;
  }
  & dt {
    font-size: 0.6875rem;
    color: ${token('text-muted')};
  }
  & dd {
    margin: 0;
    font-weight: ${token('weight-medium')};
    overflow-wrap: anywhere;
  }
`

export const DemoPane = styled.section`
  display: flex;
  flex-direction: column;
  min-width: 0;
  background: ${token('canvas')};
  border-inline-start: ${token('line')} solid ${token('border')};
  @media (max-width: 960px) {
    border-inline-start: 0;
    border-top: ${token('line')} solid ${token('border')};
  }
`

export const DemoHead = styled.div`
  display: grid;
  gap: ${token('space-1')};
  padding: ${token('space-5')} ${token('space-5')} ${token('space-3')};
  border-bottom: ${token('line')} solid ${token('border')};
  font-size: ${token('size-12')};
  & > div {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${token('space-2')};
  }
  & h2 {
    margin: 0;
    font-size: ${token('size-16')};
  }
  & p {
    margin: 0;
    color: ${token('text-muted')};
  }
  & code {
    font-family: ${token('font-mono')};
    color: ${token('text')};
  }
`

export const DemoList = styled.div`
  padding-bottom: 10px;
  & h3 {
    margin: 0;
    padding: 10px ${token('space-5')} ${token('space-1')};
    font-size: 0.6875rem;
    font-weight: ${token('weight-medium')};
    color: ${token('text-muted')};
  }
  & ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  & button {
    display: grid;
    grid-template-columns: 132px 20px minmax(0, 1fr);
    gap: ${token('space-2')};
    align-items: center;
    width: 100%;
    min-height: 28px;
    padding: 3px ${token('space-5')};
    border: 0;
    background: none;
    text-align: start;
    font: inherit;
    font-size: ${token('size-12')};
    color: ${token('text-muted')};
    cursor: pointer;
  }
  & button:hover {
    background: ${token('sunken')};
  }
  & button:focus-visible {
    outline: ${token('focus-width')} solid ${token('focus')};
    outline-offset: -2px;
    border-radius: ${token('radius')};
  }
  & button > strong {
    font-weight: ${token('weight-medium')};
    color: ${token('accent-text')};
    overflow-wrap: anywhere;
  }
  @media (max-width: 639px) {
    & button {
      grid-template-columns: 116px 20px minmax(0, 1fr);
      padding-inline: ${token('space-3')};
      min-height: 32px;
    }
  }
`

export const LicenseNumber = styled.span`
  display: inline-grid;
  place-items: center;
  min-width: 18px;
  height: 18px;
  border: ${token('line')} solid ${token('border')};
  border-radius: ${token('radius-tag')};
  background: ${token('surface')};
  font: ${token('weight-medium')} 0.6875rem / 1 ${token('font-mono')};
`
