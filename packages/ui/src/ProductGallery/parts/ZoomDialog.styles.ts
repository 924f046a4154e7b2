import styled from 'styled-components'
import { theme } from '../../tokens/theme.ts'

export const Stage = styled.div`
  display: grid;
  place-content: safe center;
  container-type: size;
  height: 100%;
  overflow: auto;
  overscroll-behavior: contain;
  scrollbar-width: none;
`

export const Toggle = styled.button`
  position: relative;
  display: block;
  /* The whole picture; never wider than the file, which would be blurred. */
  width: min(100cqw, 80cqh, var(--picture-width, 100cqw));
  touch-action: manipulation;
  cursor: zoom-in;

  &[aria-pressed='true'] {
    width: min(max(160cqw, 130cqh), var(--picture-width, 1000cqw));
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
