/** Less than one step of a tone, the same in every run: smooth backdrops would show bands. */
export const grainAt = (x: number, y: number) => (((x * 73) ^ (y * 151)) % 17) / 17 - 0.5
