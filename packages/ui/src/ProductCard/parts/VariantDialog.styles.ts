import styled from 'styled-components'

export const Foot = styled.div`
  & > button {
    flex: 1;
    min-width: 10rem;
  }
`
