name = Takings
