<tileset name="theirs"><tile id="0" type="sea"/><tile id="1" class="grass"/></tileset>
