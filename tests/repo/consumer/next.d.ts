/** What the examples for Next in the README import. The application of this test does not install Next. */
declare module 'next/navigation' {
  export function useServerInsertedHTML(callback: () => unknown): void
}
declare module 'next/headers' {
  export function headers(): Promise<Headers>
}
