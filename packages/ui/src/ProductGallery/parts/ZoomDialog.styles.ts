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
  width: min(100%, 62dvh);
  margin-inline: auto;
  cursor: zoom-in;

  &[aria-pressed='true'] {
    width: max(160%, 130dvh);
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
