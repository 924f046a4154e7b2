import styled from 'styled-components'
import { media } from '../tokens/media.ts'
import { theme } from '../tokens/theme.ts'
import { RawLink } from '../RawLink/RawLink.tsx'
import { touchRow } from '../styles/touchRow.ts'
import { touchTarget } from '../styles/touchTarget.ts'

const finePointer = '(hover: hover) and (pointer: fine)'

export const Apply = styled.div`
  margin-top: ${theme.space.m};
`

/** As many columns as there is room for: one in a panel or on a phone, more in the sheet of a phone on its side. */
const columns = `
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(13rem, 100%), 1fr));
  column-gap: ${theme.space.xl};
`

export const Choices = styled.ul`
  ${columns}

  @media ${finePointer} {
    & label {
      min-height: ${theme.size.compact};
    }
  }
`

export const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.xs};

  noscript > & {
    margin-top: ${theme.space.xs};
  }
`

export const More = styled.div`
  /* Aligns the text, not the button's padding, with the values. */
  & > [data-variant='quiet'] {
    padding-inline: 0;
  }
  @media (scripting: none) {
    display: none;
  }
`

export const Chip = styled.label`
  position: relative;
  ${touchTarget}
  justify-content: center;
  gap: 0.4em;
  min-width: ${theme.size.target};
  padding-inline: ${theme.space.s};
  border: 1px solid ${theme.color.line.control};
  border-radius: ${theme.radius.pill};
  font-size: ${theme.type.s};
  cursor: pointer;
  transition:
    color ${theme.motion.quick},
    background ${theme.motion.quick};

  & > input {
    position: absolute;
    inset: 0;
    margin: 0;
    border-radius: inherit;
    appearance: none;
    cursor: inherit;
  }
  & > small {
    color: ${theme.color.text.muted};
    font-size: ${theme.type.xs};
    font-variant-numeric: tabular-nums;
  }
  &:has(:checked) {
    --swatch-ring: ${theme.color.text.inverse};

    border-color: ${theme.color.surface.inverse};
    color: ${theme.color.text.inverse};
    background: ${theme.color.surface.inverse};
  }
  & > :checked ~ small {
    color: ${theme.color.text.inverseMuted};
  }
  &:has(:disabled) {
    border-color: ${theme.color.line.subtle};
    color: ${theme.color.text.muted};
    cursor: not-allowed;
  }
  @media ${media.hover} {
    &:hover:not(:has(:disabled)) {
      border-color: ${theme.color.text.strong};
    }
  }
  @media ${media.forcedColors} {
    &:has(:checked) {
      outline: 3px solid Highlight;
    }
  }
`

/** Families within a group: rows as low as those of its values, without lines between them. */
export const Families = styled.div`
  & > details {
    border: 0;
  }
  & > details > summary {
    min-height: ${theme.size.target};
    padding-block: 0;
    font-size: ${theme.type.s};
    font-weight: ${theme.weight.regular};
  }
  & > details > div {
    padding-bottom: ${theme.space.xs};
    padding-inline-start: ${theme.space.xs};
  }
  @media ${finePointer} {
    & > details > summary {
      min-height: ${theme.size.compact};
    }
  }
`

export const ShadeLabel = styled.span`
  display: flex;
  align-items: center;
  gap: ${theme.space.xs};
`

export const Search = styled.div`
  margin-bottom: ${theme.space.xs};

  /* The control needs JavaScript. */
  @media (scripting: none) {
    display: none;
  }
`

export const None = styled.p`
  padding-block: ${theme.space.s};
  color: ${theme.color.text.muted};
  font-size: ${theme.type.s};
`

export const Range = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space.s};
`

export const Slider = styled.div`
  grid-column: 1 / -1;

  /* The control needs JavaScript. */
  @media (scripting: none) {
    display: none;
  }
`

export const RangeHint = styled.p`
  grid-column: 1 / -1;
  color: ${theme.color.text.muted};
  font-size: ${theme.type.xs};
`

export const NarrowLink = styled(RawLink)`
  ${touchRow}
  justify-content: space-between;
  gap: ${theme.space.s};
  font-size: ${theme.type.s};
  line-height: ${theme.leading.snug};
  text-decoration: none;

  & > small {
    color: ${theme.color.text.muted};
    font-size: ${theme.type.xs};
    font-variant-numeric: tabular-nums;
  }
  &[aria-current] {
    font-weight: ${theme.weight.strong};
  }
  &[data-depth='1'] {
    padding-inline-start: ${theme.space.m};
  }
  &[data-depth='2'] {
    padding-inline-start: calc(2 * ${theme.space.m});
  }
  @media ${finePointer} {
    min-height: ${theme.size.compact};
  }
  @media ${media.hover} {
    &:hover > span {
      color: ${theme.color.action.rest};
      text-decoration: underline;
      text-underline-offset: 0.2em;
    }
  }
`
