/** Stands for the moment until the first page's module is there: an empty sheet, since a flash of anything would be noise. */
export function Loading() {
  return <div aria-busy="true" />
}
