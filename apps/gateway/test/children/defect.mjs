// Loaded before a gateway: an error that nothing handles, when a test asks for it.
process.on('SIGUSR2', () => {
  setImmediate(() => {
    throw new Error('Planned by a test.')
  })
})
