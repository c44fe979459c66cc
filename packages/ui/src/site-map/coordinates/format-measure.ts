const format = (figure: number, digits: number): string =>
  figure.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits })

/** Formats square meters with a fitting unit: "850 m²", "5.81 ha", "12.4 km²". */
export function formatArea(squareMeters: number): string {
  if (squareMeters < 10_000) return `${format(squareMeters, 0)} m²`
  return squareMeters < 10_000_000
    ? `${format(squareMeters / 10_000, 2)} ha`
    : `${format(squareMeters / 1_000_000, 1)} km²`
}

/** Formats meters with a fitting unit: "968 m", "12.4 km". */
export const formatLength = (meters: number): string =>
  meters < 10_000 ? `${format(meters, 0)} m` : `${format(meters / 1000, 1)} km`
