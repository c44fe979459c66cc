/** Is this host this machine, which others cannot reach? In an address, IPv6 is in brackets. */
export const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || host === '[::1]' || /^127\.[\d.]+$/.test(host)
