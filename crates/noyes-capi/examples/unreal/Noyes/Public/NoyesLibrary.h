#pragma once

#include "CoreMinimal.h"
#include "Kismet/BlueprintFunctionLibrary.h"
#include "NoyesLibrary.generated.h"

/** What to do next on a board. */
USTRUCT(BlueprintType)
struct NOYES_API FNoyesHint
{
	GENERATED_BODY()

	/** The tile to push; 0 if there is nothing to do. */
	UPROPERTY(BlueprintReadOnly, Category = "Noyes")
	int32 Tile = 0;

	/** Moves to the goal; -1 if the board cannot be solved. */
	UPROPERTY(BlueprintReadOnly, Category = "Noyes")
	int64 Length = -1;
};

/** Sliding puzzles for Blueprints. Each answers false after an error, and says which in Error. */
UCLASS()
class NOYES_API UNoyesLibrary : public UBlueprintFunctionLibrary
{
	GENERATED_BODY()

public:
	/** Deals a fair board, row by row, 0 the blank. The same seed deals the same boards. */
	UFUNCTION(BlueprintCallable, Category = "Noyes")
	static bool Scramble(const FString& Size, const FString& Seed, int64 Index, TArray<int32>& Tiles,
		FString& Error);

	/** Whether a board can be solved, and why. */
	UFUNCTION(BlueprintCallable, Category = "Noyes")
	static bool Explain(const TArray<int32>& Tiles, int32 Width, int32 Height, bool& Solvable,
		FString& Explanation, FString& Error);

	/** What to do next, within so many milliseconds. Boards above 3x3 take longer than a frame: call it
	 *  from a task of its own. */
	UFUNCTION(BlueprintCallable, Category = "Noyes")
	static bool Hint(const TArray<int32>& Tiles, int32 Width, int32 Height, int32 Milliseconds,
		FNoyesHint& Answer, FString& Error);
};
