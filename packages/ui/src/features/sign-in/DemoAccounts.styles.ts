import { styled } from 'styled-components'
import { token } from '../../tokens/tokens'

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
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${token('space-2')};
  }
  & a {
    color: ${token('accent-text')};
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
  container-type: inline-size;
  /* Beside the form, the whole card fits into the window, and the accounts scroll. */
  @media (min-width: 961px) {
    max-height: max(16rem, calc(100dvh - 16rem));
    overflow-y: auto;
  }
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
    grid-template-columns: 8.25rem auto minmax(0, 1fr);
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
  @container (max-width: 24rem) {
    & button {
      grid-template-columns: 6.25rem auto minmax(0, 1fr);
      min-height: 32px;
    }
  }
  /* Large text: the purpose of an account is below its name. */
  @container (max-width: 16rem) {
    & button {
      grid-template-columns: minmax(0, 1fr) auto;
      row-gap: 0;
      padding-block: ${token('space-2')};
    }
    & button > :last-child {
      grid-column: 1 / -1;
    }
  }
`

export const LicenseNumber = styled.span`
  display: inline-grid;
  place-items: center;
  min-width: 1.125rem;
  height: 1.125rem;
  border: ${token('line')} solid ${token('border')};
  border-radius: ${token('radius-tag')};
  background: ${token('surface')};
  font: ${token('weight-medium')} 0.6875rem / 1 ${token('font-mono')};
`
