/** A table of two foreign keys; the second one has an index, the first one leads the primary key. Migrations that are released use it: what it answers stays. */
export const assignment = (
  table: string,
  owner: string,
  ownerTable: string,
  item: string,
  itemTable: string,
): string[] => [
  `create table ${table} (
    ${owner} integer not null references ${ownerTable} on delete cascade,
    ${item} integer not null references ${itemTable} on delete cascade,
    primary key (${owner}, ${item})
  )`,
  `create index ${table}_${item} on ${table} (${item})`,
]
