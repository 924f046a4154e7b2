declare module 'subset-font' {
  interface Axis {
    min: number
    max: number
  }
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: {
      targetFormat: 'woff2'
      variationAxes: Record<string, number | Axis>
      keepFeatures?: readonly string[]
      noHinting?: boolean
    },
  ): Promise<Uint8Array>
}
