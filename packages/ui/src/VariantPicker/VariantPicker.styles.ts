import styled from 'styled-components'
import { media } from '../tokens/media.ts'
import { theme } from '../tokens/theme.ts'
import { RawLink } from '../RawLink/RawLink.tsx'
import { centred } from '../styles/centred.ts'
import { unseenInput } from '../styles/unseenInput.ts'
import { visuallyHidden } from '../styles/visuallyHidden.ts'

export const Root = styled.fieldset`
  position: relative;
  display: grid;
  grid-template-columns: minmax(min-content, auto) minmax(0, 1fr) auto;
  gap: ${theme.space.s};

  & > * {
    grid-column: 1 / -1;
  }
  & > legend {
    /* A legend that floats is an item of the grid. */
    float: inline-start;
    grid-column: 1;
    margin: 0;
  }
  & > [role='alert'] {
    /* Beside the name, so that nothing moves below it. */
    grid-area: 1 / 2;
  }
  & > [data-part='aside'] {
    grid-area: 1 / 3;
    /* No higher than the legend, whatever its target. */
    margin-block: calc(-1 * ${theme.space.m});
    align-self: center;
  }
`

export const Legend = styled.legend`
  padding: 0;
  font-size: ${theme.type.s};
  /* Enlarged words stay whole beside the button. */
  overflow-wrap: break-word;

  & > b {
    font-weight: ${theme.weight.strong};
  }
`

export const Values = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.xs};
  /* Room for the focus rings of the first and last value. */
  margin: calc(-1 * ${theme.space.xxs});
  padding: ${theme.space.xxs};

  &[data-control='swatch'] {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(4.5rem, 1fr));
    row-gap: ${theme.space.s};
  }
  &[data-control='swatch'][data-invalid='true'] {
    /* Air between the names and the frame, in the gutter: no name moves. In px, as the gutter is where text is enlarged. */
    --air: 12px;
    margin: calc(-0.5 * var(--air)) calc(-1 * var(--air));
    padding: calc(0.5 * var(--air)) var(--air);
    border-radius: ${theme.radius.m};
    outline: 1px solid ${theme.color.critical.text};
  }
  /* Without JavaScript nothing could show the names. */
  @media (scripting: enabled) {
    &[data-compact='true'] {
      grid-template-columns: repeat(auto-fill, minmax(2.75rem, 1fr));
      gap: ${theme.space.xxs} 0;
    }
    &[data-compact='true'] [data-part='name'] {
      ${visuallyHidden}
    }
  }
`

const value = `
  position: relative;
  display: flex;
  color: inherit;
  text-decoration: none;
  cursor: pointer;
`

/** Begins a row of the shades of one depth. */
export const Depth = styled.p`
  grid-column: 1 / -1;
  color: ${theme.color.text.muted};
  font-size: ${theme.type.s};
`

export const Label = styled.label`
  ${value}

  & > :focus-visible + [data-part='face'],
  & > :focus-visible + * > [data-part='face'] {
    outline: 2px solid ${theme.color.focus.ring};
    outline-offset: 4px;
  }
`

export const ValueLink = styled(RawLink)`
  ${value}

  &:focus-visible {
    outline: none;
  }
  &:focus-visible [data-part='face'] {
    outline: 2px solid ${theme.color.focus.ring};
    outline-offset: 4px;
  }
`

export const Input = styled.input`
  ${unseenInput}
`

export const Pill = styled.span`
  ${centred}
  /* Six sizes are in one row of a phone. */
  min-width: 3rem;
  min-height: ${theme.size.target};
  padding-inline: ${theme.space.m};
  border: 1px solid ${theme.color.line.control};
  border-radius: ${theme.radius.pill};
  font-size: ${theme.type.s};
  font-weight: ${theme.weight.medium};
  background: ${theme.color.surface.raised};
  transition:
    border-color ${theme.motion.quick},
    background ${theme.motion.quick};

  @media ${media.hover} {
    *:hover > & {
      border-color: ${theme.color.text.strong};
    }
  }
  [data-invalid='true'] > * > & {
    border-color: ${theme.color.critical.text};
  }
  [data-chosen='true'] > & {
    border-color: ${theme.color.surface.inverse};
    color: ${theme.color.text.inverse};
    background: ${theme.color.surface.inverse};
  }
  [data-stock='out'] > & {
    color: ${theme.color.text.muted};
    background: linear-gradient(
      to top right,
      transparent calc(50% - 0.5px),
      ${theme.color.line.control} calc(50% - 0.5px) calc(50% + 0.5px),
      transparent calc(50% + 0.5px)
    );
  }
  [data-stock='out'][data-chosen='true'] > & {
    color: ${theme.color.text.inverse};
    background-color: ${theme.color.surface.inverse};
  }
  @media ${media.forcedColors} {
    [data-chosen='true'] > & {
      border: 3px solid Highlight;
    }
    [data-stock='out'] > & {
      color: GrayText;
      text-decoration: line-through;
    }
  }
`

export const Tile = styled.span`
  --swatch-size: 2.25rem;
  display: grid;
  justify-items: center;
  align-content: start;
  gap: ${theme.space.xs};
  width: 100%;
  min-width: 0;
  padding-block: ${theme.space.xxs};
  font-size: ${theme.type.xs};
  line-height: ${theme.leading.title};
  text-align: center;
  overflow-wrap: anywhere;

  [data-chosen='true'] > & {
    font-weight: ${theme.weight.strong};
  }
  [data-stock='out'] > & {
    color: ${theme.color.text.muted};
  }
`

/* Ends with its text at the edge of the values, within the window. */
export const Names = styled.div`
  margin-inline-end: max(-1 * ${theme.space.gutter}, -1 * ${theme.space.s});

  @media (scripting: none) {
    display: none;
  }
`

export const Error = styled.p`
  color: ${theme.color.critical.text};
  font-size: ${theme.type.s};

  &:empty {
    display: none;
  }
`

export const Search = styled.div`
  max-width: 20rem;

  @media ${media.mobile} {
    max-width: none;
  }
`

/** Shown in the gap below the values while a key has the focus among them, so that nothing moves. */
export const Keys = styled.p`
  position: absolute;
  inset: 100% 0 auto;
  overflow: hidden;
  color: ${theme.color.text.muted};
  font-size: ${theme.type.xs};
  line-height: ${theme.leading.snug};
  white-space: nowrap;
  text-overflow: ellipsis;

  &[data-shown='false'] {
    ${visuallyHidden}
  }
`

export const None = styled.p`
  padding-block: ${theme.space.m};
  color: ${theme.color.text.muted};
  font-size: ${theme.type.s};
`
