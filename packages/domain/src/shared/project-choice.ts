/** A project in a choice, such as `12: North Yard` (COPY-02). */
export const projectChoice = ({ projectId, name }: { readonly projectId: number; readonly name: string }): string =>
  `${projectId}: ${name}`
