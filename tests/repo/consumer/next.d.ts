/** What the example for Next in the README imports. The application of this test does not install Next. */
declare module 'next/navigation' {
  export function useServerInsertedHTML(callback: () => unknown): void
}
