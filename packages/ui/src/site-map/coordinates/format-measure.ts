import { withFallback } from '../../locale/formats'

/** Formats a number with a fixed number of decimals. */
export type FormatFigure = (figure: number, digits: number) => string

/** Creates the format of measures in a locale. */
export const createFigureFormat =
  (locale: string): FormatFigure =>
  (figure, digits) =>
    figure.toLocaleString(withFallback(locale), { minimumFractionDigits: digits, maximumFractionDigits: digits })

/** Formats square meters with a fitting unit: "850 m²", "5.81 ha", "12.4 km²". */
export function formatArea(squareMeters: number, format: FormatFigure): string {
  if (squareMeters < 10_000) return `${format(squareMeters, 0)} m²`
  return squareMeters < 10_000_000
    ? `${format(squareMeters / 10_000, 2)} ha`
    : `${format(squareMeters / 1_000_000, 1)} km²`
}

/** Formats meters with a fitting unit: "968 m", "12.4 km". */
export const formatLength = (meters: number, format: FormatFigure): string =>
  meters < 10_000 ? `${format(meters, 0)} m` : `${format(meters / 1000, 1)} km`
