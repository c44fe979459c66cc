/** Is this host this machine, which nobody else reaches? In an address IPv6 stands in brackets. */
export const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || host === '[::1]' || /^127\.[\d.]+$/.test(host)
