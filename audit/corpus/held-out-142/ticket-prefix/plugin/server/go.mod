module ticketprefix

go 1.21
