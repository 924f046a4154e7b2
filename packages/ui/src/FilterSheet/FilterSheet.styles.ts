import styled from 'styled-components'
import { theme } from '../tokens/theme.ts'

export const Foot = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space.s};

  & > button {
    flex: 1;
    padding-inline: ${theme.space.m};
    font-variant-numeric: tabular-nums;
  }
`
