create index invoices_state on invoices (state);
alter table invoices add column paid_by text not null;

