const write = (figure: number, digits: number): string =>
  figure.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits })

/** Writes square meters as a person would: "850 m²", "5.81 ha", "12.4 km²". */
export function formatArea(squareMeters: number): string {
  if (squareMeters < 10_000) return `${write(squareMeters, 0)} m²`
  return squareMeters < 10_000_000
    ? `${write(squareMeters / 10_000, 2)} ha`
    : `${write(squareMeters / 1_000_000, 1)} km²`
}

/** Writes meters as a person would: "968 m", "12.4 km". */
export const formatLength = (meters: number): string =>
  meters < 10_000 ? `${write(meters, 0)} m` : `${write(meters / 1000, 1)} km`
