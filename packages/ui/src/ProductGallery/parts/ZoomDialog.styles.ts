import styled from 'styled-components'
import { theme } from '../../tokens/theme.ts'

export const Stage = styled.div`
  height: 100%;
  overflow: auto;
  overscroll-behavior: contain;
`

export const Toggle = styled.button`
  position: relative;
  display: block;
  /* Never wider than the file, which would be blurred. */
  width: min(100%, 62dvh, var(--picture-width, 100%));
  margin-inline: auto;
  cursor: zoom-in;

  &[aria-pressed='true'] {
    width: min(max(160%, 130dvh), var(--picture-width, 1000%));
    cursor: zoom-out;
  }
  & > img + div {
    background: transparent;
  }
  & > img + div:not(:has(img)) {
    visibility: hidden;
  }
`

export const Loaded = styled.img`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  object-fit: contain;
`

export const Foot = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${theme.space.l};
  font-variant-numeric: tabular-nums;
`
