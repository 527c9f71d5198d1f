"""The only async code: tables, the lobby, sockets and the page. It carries what rooms decide, and judges nothing."""
