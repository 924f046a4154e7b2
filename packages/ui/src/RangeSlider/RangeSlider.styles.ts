import styled, { css } from 'styled-components'
import { media } from '../tokens/media.ts'
import { visuallyHidden } from '../styles/visuallyHidden.ts'
import { theme } from '../tokens/theme.ts'

export const Root = styled.div`
  --thumb: 1.375rem;
  position: relative;
  display: grid;
  font-size: ${theme.type.s};
`

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${theme.space.s};
  font-variant-numeric: tabular-nums;

  &[data-hidden='true'] {
    ${visuallyHidden}
  }
`

export const Label = styled.span`
  font-weight: ${theme.weight.strong};
`

/* The track between the thumbs' centres, inset by half a thumb at both ends. */
const line = css`
  position: absolute;
  top: 50%;
  height: 0.25rem;
  border-radius: ${theme.radius.pill};
  translate: 0 -50%;
  content: '';
`

export const Track = styled.div`
  --way: calc(100% - var(--thumb));
  position: relative;
  height: ${theme.size.target};

  &::before {
    ${line}
    inset-inline: 0;
    background: ${theme.color.line.subtle};
  }
  &::after {
    ${line}
    inset-inline-start: calc(var(--thumb) / 2 + var(--way) * var(--from));
    width: calc(var(--way) * (var(--to) - var(--from)));
    background: ${theme.color.action.rest};
  }
  &[data-disabled='true'] {
    opacity: 0.5;
  }
  @media ${media.forcedColors} {
    &::before {
      background: GrayText;
    }
    &::after {
      background: Highlight;
    }
  }
`

const knob = css`
  width: var(--thumb);
  height: var(--thumb);
  border: 2px solid ${theme.color.action.rest};
  border-radius: 50%;
  background: ${theme.color.surface.raised};
  box-shadow: ${theme.shadow.raised};
  pointer-events: auto;
  cursor: grab;
`

/* The two inputs overlap: only their thumbs receive pointer events. */
export const Thumb = styled.input`
  position: absolute;
  inset: 0;
  z-index: 1;
  width: 100%;
  height: 100%;
  margin: 0;
  background: none;
  appearance: none;
  pointer-events: none;

  &[data-raised='true'] {
    z-index: 2;
  }
  &::-webkit-slider-runnable-track {
    height: var(--thumb);
    background: none;
  }
  &::-webkit-slider-thumb {
    ${knob}
    appearance: none;
  }
  &::-moz-range-track {
    background: none;
  }
  &::-moz-range-thumb {
    ${knob}
    box-sizing: border-box;
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::-webkit-slider-thumb {
    outline: 2px solid ${theme.color.focus.ring};
    outline-offset: 2px;
  }
  &:focus-visible::-moz-range-thumb {
    outline: 2px solid ${theme.color.focus.ring};
    outline-offset: 2px;
  }
  &:disabled::-webkit-slider-thumb {
    cursor: not-allowed;
  }
`
