import type { Migration } from './migration'

/**
 * The resource types. They are part of the product and the same for every license, so every database gets them, with sample data and without. 'Adjustment' (707) is not among
 * them: clients add it.
 */
export const resourceTypes: Migration = {
  id: 20,
  name: 'resource-types',
  statements: [
    `create table resource_type (
       resource_type_id integer primary key,
       type_number integer not null unique,
       type_name text collate pg_c_utf8 not null check (type_name <> '')
     )`,
    `insert into resource_type (resource_type_id, type_number, type_name) values
       (1, 101, 'Asset'),
       (2, 102, 'Drawing Transmittal'),
       (3, 103, 'Issue Ticket'),
       (4, 104, 'Material Request'),
       (5, 105, 'Packing Slip'),
       (6, 106, 'Purchase Order'),
       (7, 107, 'Receipt'),
       (8, 108, 'Shipment'),
       (9, 201, 'Pipe Spool'),
       (10, 202, 'Fitting'),
       (11, 203, 'Valve'),
       (12, 204, 'Steel Member'),
       (13, 205, 'Pressure Vessel'),
       (14, 206, 'Instrument')`,
  ],
}
