import type { Migration } from './migration'

/** What a reader does not see: Default_Ignorable_Code_Point of Unicode. */
const INVISIBLE = String.raw`[\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B-\u200F\u202A-\u202E\u2060-\u206F\u3164\uFE00-\uFE0F\uFEFF\uFFA0\uFFF0-\uFFF8\U0001BCA0-\U0001BCA3\U0001D173-\U0001D17A\U000E0000-\U000E0FFF]`
/** White_Space of Unicode. */
const BLANKS = String.raw`[\u0009-\u000D\u0020\u0085\u00A0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000]+`

/** Numbers the twins of a table: names that were stored in one place with the same key, apart from the first of them. */
const numberTwins = (table: string, id: string, place: string): string =>
  `update ${table} set name_twin = ${id} from (
     select ${id} as twin, row_number() over (partition by ${place}, key_of_name(name) order by ${id}) as place from ${table}
   ) numbered where twin = ${id} and numbered.place > 1`

/** A twin that gets another name or place is judged as every new name. */
const judgeChangedTwins = (table: string, place: string): string =>
  `create trigger ${table}_name_twin before update of name, ${place} on ${table} for each row
     when (old.name_twin <> 0 and (old.name <> new.name or old.${place} is distinct from new.${place}))
     execute function clear_name_twin()`

/**
 * Compares names by the key of domain (decision 75). `key_of_name` returns the same as its `nameKey`, which a test shows. Unique names can have been stored with the same key before:
 * these twins have a number, which their unique index includes, so that they stay as they are while no further one is accepted.
 */
export const nameKeys: Migration = {
  id: 35,
  name: 'name-keys',
  statements: [
    `create function key_of_name(name text) returns text language sql immutable parallel safe
     return btrim(regexp_replace(normalize(lower(normalize(
       regexp_replace(name collate pg_c_utf8, '${INVISIBLE}', '', 'g'), NFC)), NFC), '${BLANKS}', ' ', 'g'), ' ')`,
    `create function clear_name_twin() returns trigger language plpgsql as $$
       begin
         new.name_twin := 0;
         return new;
       end $$`,

    `alter table site drop constraint site_sibling_name, add column name_twin integer not null default 0`,
    `alter table site alter column name_key set expression as (key_of_name(name))`,
    numberTwins('site', 'site_id', 'project_id, parent_id'),
    // Checked at the end of a statement, so that one statement can exchange two names.
    `alter table site add constraint site_sibling_name
       unique nulls not distinct (project_id, parent_id, name_key, name_twin) deferrable`,
    judgeChangedTwins('site', 'parent_id'),

    `alter table user_group add column name_twin integer not null default 0`,
    numberTwins('user_group', 'user_group_id', 'license_id'),
    `drop index user_group_license_id_name`,
    `create unique index user_group_license_id_name on user_group (license_id, key_of_name(name), name_twin)`,
    judgeChangedTwins('user_group', 'license_id'),
    `drop index user_group_search`,
    `create index user_group_search on user_group using gin (key_of_name(name) gin_trgm_ops)`,

    `alter table import_system add column name_twin integer not null default 0`,
    numberTwins('import_system', 'import_id', 'project_id'),
    `drop index import_system_project_id_name`,
    `create unique index import_system_project_id_name on import_system (project_id, key_of_name(name), name_twin)`,
    judgeChangedTwins('import_system', 'project_id'),

    `alter table workflow alter column name_key set expression as (key_of_name(name))`,
    `alter table app_user alter column search_text
       set expression as (key_of_name(user_name || ' ' || first_name || ' ' || last_name || ' ' || email))`,
    // A rewritten column has no statistics, and the embedded database would never collect them.
    `analyze site (name_key)`,
    `analyze workflow (name_key)`,
    `analyze app_user (search_text)`,
  ],
}
