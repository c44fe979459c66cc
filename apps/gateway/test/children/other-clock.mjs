// Loaded before a gateway (`--import`): the clock of its machine is CLOCK_AHEAD_MS ahead. Its monotonic clock is right.
const ahead = Number(process.env.CLOCK_AHEAD_MS)
const RealDate = Date

globalThis.Date = class extends RealDate {
  constructor(...values) {
    if (values.length === 0) super(RealDate.now() + ahead)
    else super(...values)
  }
  static now() {
    return RealDate.now() + ahead
  }
}
