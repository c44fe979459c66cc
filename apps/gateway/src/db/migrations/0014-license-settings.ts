import type { Migration } from './migration'

/**
 * Shortcuts and internal settings of a license. A report group can name a role that was removed since: it gives its report to nobody, and the list of report groups still
 * shows it.
 */
export const licenseSettings: Migration = {
  id: 14,
  name: 'license-settings',
  statements: [
    // A report that is no shortcut of the license has no row. A deletion leaves a gap in the order until the next save.
    `create table report_shortcut (
      license_id integer not null references license on delete cascade,
      report_id integer not null references report on delete cascade,
      type text check (type in ('needs', 'forecast', 'orders', 'shipments', 'delivery', 'receipts', 'uosds', 'storage',
        'inventory', 'transfers', 'request', 'issuing', 'picks', 'returns', 'preservation', 'cableschedule', 'sensors',
        'tools')),
      sort_order integer check (sort_order >= 0),
      primary key (license_id, report_id),
      constraint report_shortcut_order unique (license_id, sort_order),
      constraint report_shortcut_kind check ((type is null) <> (sort_order is null))
    )`,
    `create index report_shortcut_report_id on report_shortcut (report_id)`,

    `alter table report_group drop constraint report_group_role_id_fkey`,

    `create table internal_setting (
      license_id integer primary key references license on delete cascade,
      customer_code text not null default '',
      opportunity_id text not null default '',
      version integer not null default 1 check (version > 0)
    )`,
    // The license is that of the project.
    `create table project_override (
      project_id integer primary key references project on delete cascade,
      type text not null check (type <> ''),
      value text not null default ''
    )`,
  ],
}
