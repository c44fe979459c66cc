-- By hand: rows of the tables that the demo world leaves empty, as schema 9 had them.
insert into session (session_hash, user_id, created_at, expires_at, ends_at, proved_at, ended_reason, is_sso) values
  ('hash of a session', 1, 1795500000000, 1795501800000, 1795543200000, 1795500100000, null, false),
  ('hash of an ended one', 2, 1795500000000, 1795501800000, 1795543200000, null, 'You have been signed out.', true);
insert into second_factor (second_factor_id, user_id, code_hash, expires_at, tries, used_at) values
  ('0d2f8f0e-1b0c-4a55-9a1e-0d6a5d3b7a01', 1, 'hash of a code', 1795500600000, 2, null),
  ('0d2f8f0e-1b0c-4a55-9a1e-0d6a5d3b7a02', 2, 'hash of another', 1795500600000, 1, 1795500100000);
insert into password_reset (token_hash, user_id, expires_at, used_at) values
  ('hash of a link', 3, 1795586400000, null), ('hash of a used link', 3, 1795586400000, 1795500000000);
insert into known_device (device_hash, user_id, expires_at) values ('hash of a device', 4, 1798000000000);
insert into sso_identity (user_id, issuer, subject, bound_at) values (5, 'https://login.example.com', 'subject-5', 1795500000000);
insert into sso_start (nonce, expires_at, used_at) values ('nonce', 1795500600000, null);
insert into session_guid (guid_hash, session_hash, environment_id, expires_at, used_at) values
  ('hash of a guid', 'hash of a session', 1, 1795500060000, null);
insert into proof_code (session_hash, code_hash, expires_at, tries) values
  ('hash of a session', 'hash of a proof', 1795500600000, 1);
insert into outbox (outbox_id, created_at, recipient, subject, body, attempts, next_attempt_at, sent_at, last_error) values
  (1, 1795500000000, 'wei.lindqvist@example.com', 'Your code', E'Line one\n“Line two” – 数字', 0, 1795500000000, 1795500001000, null),
  (2, 1795500000000, 'nobody@example.com', 'Your link', 'Open it.', 3, 1795500900000, null, 'connection refused');
insert into login_attempt (key, window_start, attempts) values
  ('account:customer.admin', 1795500000000, 3), ('address:192.0.2.7', 1795500000000, 12), ('code:1', 1795500000000, 1);
insert into lost_role (user_id, role_id, lost_at, transaction_id) values (6, 1, 1795500000000, 812), (6, 2, 1795500000000, 812);
insert into audit (audit_id, at, actor_user_id, actor_user_name, license_id, action, subject, before, after, request_id, address, caller_request_id) values
  (1, 1788000000000, 1, 'super.admin', 1, 'users.save', 'user:7', '{"position": "Planner"}', '{"position": "Rigger"}', 'req-1', null, null),
  (2, 1793000000000, null, 'unknown', null, 'session.login', 'unknown', null, null, 'req-2', '192.0.2.7', null),
  (3, 1795500000000, 2, 'customer.admin', 1, 'groups.saveUsers', 'group:1', '[]', '[4, 5]', 'req-3', '2001:db8::7', 'caller-3');
